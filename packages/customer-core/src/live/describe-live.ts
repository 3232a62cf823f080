import type { LiveStream } from '@tarapath/api-client/types'
import type { Thing } from 'schema-dts'
import { breadcrumbs } from '../platform/index.ts'
import { roomPath } from './room-path.ts'
import { liveWords } from './words/live.gen.ts'

/** The live streams that are on, for search engines. */
export const describeLive = (origin: string, streams: readonly LiveStream[]): Thing[] => [
  ...streams.flatMap(({ id, title, consultant, thumbnail, started_at: startedAt }): Thing[] =>
    startedAt === null
      ? []
      : [
          {
            '@type': 'VideoObject',
            '@id': `${origin}/live#stream-${id}`,
            name: title,
            description: liveWords().liveOf({ name: consultant.name }),
            uploadDate: startedAt,
            url: origin + roomPath(id),
            ...(thumbnail && { thumbnailUrl: new URL(thumbnail, origin).href }),
            publication: {
              '@type': 'BroadcastEvent',
              name: title,
              isLiveBroadcast: true,
              startDate: startedAt,
            },
          },
        ],
  ),
  breadcrumbs(origin, ['Live', '/live']),
]
