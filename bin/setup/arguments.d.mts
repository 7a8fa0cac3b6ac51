interface Flags {
  stopped: boolean
  replace: boolean
  runs: string
  kills?: string
  count: string
  seed?: string
  database: string
}

export function readArguments(
  name: string,
  given?: readonly string[],
): { values: Flags; positionals: string[] }

export function refuse(name: string, what: string): never
