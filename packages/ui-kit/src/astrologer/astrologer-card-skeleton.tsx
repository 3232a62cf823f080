import type { ReactElement } from 'react'
import { Skeleton } from '../loading/skeleton.tsx'
import './astrologer-card.css'
import '../portrait/portrait.css'

/** The placeholder of an AstrologerCard. Put several into a SkeletonGroup. */
export function AstrologerCardSkeleton(): ReactElement {
  return (
    <div className="ui-astrologer">
      <span className="ui-jharokha">
        <Skeleton shape="arch" width={48} height={65} />
        <Skeleton width={44} />
      </span>
      <Skeleton width="9rem" height="1.2em" />
      <Skeleton width="70%" />
      <Skeleton width="80%" />
      <div className="ui-astrologer-foot">
        <div>
          <Skeleton width={70} />
        </div>
        <Skeleton shape="box" width={58} height={40} />
      </div>
    </div>
  )
}
