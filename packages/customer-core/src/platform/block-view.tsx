import { ErrorState } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Block } from './block.ts'
import { failureSentence } from './failure.ts'

/** Shows a block, or says what failed and offers to try again; the rest of the page stands. */
export function BlockView<T>(props: { block: Block<T>; what: string; children(data: T): ReactNode }) {
  const { block, what, children } = props
  const { revalidate, state } = useRevalidator()
  if (block.ok) return children(block.data)
  return (
    <ErrorState
      title={`${what} did not load`}
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
      reference={block.failure.reference ?? undefined}
      level={3}
    >
      {failureSentence(block.failure, what)}
    </ErrorState>
  )
}
