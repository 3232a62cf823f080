import type { ReactElement, ReactNode } from 'react'

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** CSS length or px. */
  width?: string | number | undefined
  height?: string | number | undefined
  shape?: 'text' | 'box' | 'arch' | undefined
  /** Lines of text; the last one is shorter. */
  lines?: number | undefined
}

/** A still, pale box of the size of what is coming. Put several into a {@link SkeletonGroup}. */
export function Skeleton({ width, height, shape = 'text', lines = 1 }: SkeletonProps): ReactElement {
  const bars = Array.from({ length: lines }, (_, line) => (
    <span
      key={line}
      className="ui-skeleton"
      data-shape={shape}
      style={{ inlineSize: line > 0 && line === lines - 1 ? '60%' : width, blockSize: height }}
    />
  ))
  return <>{bars}</>
}

/** Props of {@link SkeletonGroup}. */
export interface SkeletonGroupProps {
  /** What screen readers hear; "Loading" by default. */
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** One busy region around skeletons, with one sentence for screen readers. */
export function SkeletonGroup({ label = 'Loading', className, children }: SkeletonGroupProps): ReactElement {
  return (
    <div aria-busy="true" aria-live="polite" className={className}>
      <span className="ui-visually-hidden">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  )
}
