/** The result of the last form: what it did, or why it was refused. */
export interface Notice {
  kind: 'done' | 'refused'
  text: string
}
