/** For what waits until files have been looked into: the program that does it is the last to be served. */
export const mediaPatience = { timeout: 60_000 }
