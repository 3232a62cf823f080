declare module 'virtual:seeded-database' {
  /** The address of a dump of the embedded database, seeded at `NOW`. */
  const address: string
  export default address
}
