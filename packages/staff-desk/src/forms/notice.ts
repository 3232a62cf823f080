/** What the last form did, or why it was refused. */
export interface Notice {
  kind: 'done' | 'refused'
  text: string
}
