const PRELOADS = /<link rel="modulepreload"[^>]*>/g

export const END_OF_PAGE = '</body></html>'

/** Takes the preloads of scripts out of a page, or a part of one. */
export function takePreloads(html: string): { preloads: string; rest: string } {
  return { preloads: (html.match(PRELOADS) ?? []).join(''), rest: html.replaceAll(PRELOADS, '') }
}
