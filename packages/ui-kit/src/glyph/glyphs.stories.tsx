import type { Meta, StoryObj } from '@storybook/react-vite'
import { GRAHAS, RASHIS } from './glyphs.ts'
import { GrahaGlyph } from './graha-glyph.tsx'
import { RashiGlyph } from './rashi-glyph.tsx'

export default { title: 'Foundations/Glyphs' } satisfies Meta
type Story = StoryObj

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: 16,
  justifyItems: 'center',
  fontSize: 12,
  textAlign: 'center',
} as const
const cell = { display: 'grid', gap: 6, justifyItems: 'center' } as const

export const Rashi: Story = {
  render: () => (
    <div style={grid}>
      {RASHIS.map(({ slug, en, hi }) => (
        <div key={slug} style={cell}>
          <RashiGlyph sign={slug} size={32} />
          <span>
            {en} <span lang="hi">{hi}</span>
          </span>
        </div>
      ))}
    </div>
  ),
}
export const Graha: Story = {
  render: () => (
    <div style={grid}>
      {GRAHAS.map(({ slug, en, hi }) => (
        <div key={slug} style={cell}>
          <GrahaGlyph graha={slug} size={32} />
          <span>
            {en} <span lang="hi">{hi}</span>
          </span>
        </div>
      ))}
    </div>
  ),
}
