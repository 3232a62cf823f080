declare module '*.mdx' {
  import type { FunctionComponent } from 'react'

  const Text: FunctionComponent
  export default Text
  export const handle: { title: string; description: string; updated: string }
}
