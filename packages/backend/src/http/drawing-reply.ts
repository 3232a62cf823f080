import { renderDrawing } from '../drawings/render-drawing.ts'
import { notFound } from '../errors.ts'
import { IMAGE_POLICY } from './content-security-policy.ts'
import { crossOriginMediaHeaders } from './security-headers.ts'

/** A name always gives the same picture, so shared caches may store it. */
export function drawingReply(name: string): Response {
  const svg = renderDrawing(name)
  if (svg === null) throw notFound('No such drawing.')
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=604800',
      'content-security-policy': IMAGE_POLICY,
      ...crossOriginMediaHeaders,
    },
  })
}
