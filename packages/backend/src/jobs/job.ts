/** Work that no request asks for. Several processes may run it on one database at the same time. */
export interface Job {
  name: string
  /** How often it runs; at every tick without it. */
  everySeconds?: number
  run: (now: Date) => Promise<void>
}
