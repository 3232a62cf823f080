declare module 'virtual:seeded-database' {
  /** The address of a dump of the embedded database, seeded at `NOW`. */
  export const snapshot: string
  /** The addresses of the embedded Postgres and of its files. */
  export const wasm: string
  export const files: string
}
