declare module "virtual:posters" {
  /** The address of each game's poster, as far as it has one. */
  const posters: Record<string, string | undefined>;
  export default posters;
}
