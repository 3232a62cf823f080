import type { ReactElement } from 'react'
import { Skeleton } from '../loading/skeleton.tsx'
import './astrologer-card.css'
import '../portrait/portrait.css'

/** The placeholder of an AstrologerCard. Put several into a SkeletonGroup. */
export function AstrologerCardSkeleton(): ReactElement {
  return (
    <div className="ui-astrologer">
      <span className="ui-jharokha">
        <Skeleton shape="arch" />
        <Skeleton width={44} />
      </span>
      <div className="ui-astrologer-head">
        <Skeleton width="9rem" height="1.2em" />
      </div>
      <div className="ui-astrologer-lines">
        <Skeleton width="80%" />
        <Skeleton width="50%" />
      </div>
      <div className="ui-astrologer-foot">
        <Skeleton width={70} />
        <Skeleton shape="box" width={58} height={40} />
      </div>
    </div>
  )
}
