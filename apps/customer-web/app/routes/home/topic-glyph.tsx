/** The drawings of what people ask about, by the slug of the topic, in the order in which home shows them. */
export const TOPIC_GLYPHS: Readonly<Record<string, string>> = {
  love: 'M12 20S4 15.2 4 9.3C4 6.7 6 4.8 8.3 4.8c1.6 0 2.9.8 3.7 2.2.8-1.4 2.1-2.2 3.7-2.2C18 4.8 20 6.7 20 9.3 20 15.2 12 20 12 20',
  marriage:
    'M3.5 14.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M12.3 9.4a5.5 5.5 0 1 1 0 10.2M7 9.3 5.5 6.5 7.2 4h3.6l1.7 2.5L11 9.3',
  career: 'M4 8.5h16v11H4zM9 8.5V5h6v3.5M4 13.5h6.5M13.5 13.5H20M10.5 12.2h3v2.6h-3z',
  money: 'M7.5 5h9M7.5 9h9M7.5 5h2.8a4 4 0 0 1 0 8H7.5l6.5 6.5',
  family:
    'M5.5 8a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0M13.8 8.6a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M3 20c.4-4.2 2.2-6.6 5.1-6.6 1.6 0 2.9.8 3.8 2.2M12 20c0-2.6 1.6-4.6 4-4.6s4.2 2 4.5 4.6',
  health: 'M12 20.5V11M12 14c-4.5 0-7-2.6-7-7 4.5 0 7 2.6 7 7M12 11.5c0-4 2.4-6.9 7-7.5 0 4.6-2.4 7.5-7 7.5',
  business: 'M4.5 10v10h15V10M3.5 10 5.5 4.5h13l2 5.5zM9 20v-6h6v6',
  spiritual: 'M12 3.5c2 2.6 3 4.4 3 5.8a3 3 0 0 1-6 0c0-1.4 1-3.2 3-5.8M4 14.5h16c-.6 3.4-3.4 5.5-8 5.5s-7.4-2.1-8-5.5',
}

export function TopicGlyph({ slug }: { slug: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={TOPIC_GLYPHS[slug]} />
    </svg>
  )
}
