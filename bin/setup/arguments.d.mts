interface Flags {
  stopped: boolean
  mail: boolean
  json: boolean
  replace: boolean
  from?: string
  at?: string
  runs: string
  'every-page': boolean
  minutes: string
  kills?: string
  count: string
  seed?: string
  swaps: string
  rate: string
  proxy?: string
  servers: string
  storage: string
  database: string
  role: string
}

export function readArguments(
  name: string,
  given?: readonly string[],
): { values: Flags; positionals: string[] }

export function refuse(name: string, what: string): never
