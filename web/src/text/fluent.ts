/** Fluent messages in the browser, from the same files that the server and the terminal read. */

import { FluentBundle, FluentResource, FluentType } from "@fluent/bundle";
import type { FluentValue, FluentVariable } from "@fluent/bundle";

import type { Language } from "../net/protocol";

export type Values = Record<string, FluentVariable>;

/** A name with its accusative, which a message requests by `ACC($name)`. */
export class Declined extends FluentType<string> {
  constructor(
    name: string,
    readonly acc: string = name,
  ) {
    super(name);
  }

  toString(): string {
    return this.value;
  }
}

export class Messages {
  private readonly bundle: FluentBundle;

  constructor(readonly language: Language) {
    // No isolation marks around insertions: all our scripts run in the same direction.
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { ACC: ([name]) => (name instanceof Declined ? name.acc : (name as FluentValue)) },
    });
  }

  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A message with these values; its id in brackets if there is none. */
  format(message: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) return `[${message}]`;
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, values, errors);
    if (errors.length) console.warn(message, errors);
    return said;
  }
}
