export class SetupError extends Error {
  advice: string
  output: string
}
