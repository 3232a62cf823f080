import type { Meta, StoryObj } from '@storybook/react-vite'

export default { title: 'Foundations/Colour and type' } satisfies Meta
type Story = StoryObj

const PAIRS = [
  ['text', 'bg'],
  ['text-muted', 'surface'],
  ['text-subtle', 'surface-sunk'],
  ['on-primary', 'primary'],
  ['on-primary-soft', 'primary-soft'],
  ['on-money', 'money'],
  ['on-money-soft', 'money-soft'],
  ['on-live', 'live'],
  ['danger', 'surface'],
  ['on-danger-soft', 'danger-soft'],
  ['on-success', 'success'],
  ['on-success-soft', 'success-soft'],
  ['on-accent-soft', 'accent-soft'],
  ['on-bubble-me', 'bubble-me'],
] as const

/** Marigold stands for money, peacock for action and time, vermilion for live and danger, basil for success. */
export const Colours: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 8 }}>
      {PAIRS.map(([ink, paper]) => (
        <div
          key={paper + ink}
          style={{
            padding: '20px 12px',
            borderRadius: 10,
            boxShadow: 'var(--ring)',
            color: `var(--c-${ink})`,
            background: `var(--c-${paper})`,
          }}
        >
          {ink}
          <br />
          on {paper}
        </div>
      ))}
    </div>
  ),
}

/** Eczar for headings from 17 px, Tarapath Sans for all other text. */
export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <p className="ui-display">Ask someone who reads the sky for a living.</p>
      <h1>Astrologers, 28 / 32</h1>
      <h2>Add money, 20 / 24</h2>
      <h3>Acharya Meera, 17 / 24</h3>
      <p>
        No charge if she does not join in 2 minutes. Ends by itself if your balance runs out; nothing is auto-recharged.
      </p>
      <p>
        <small>Vedic · Marriage · 14 yrs, 13 / 18</small>
      </p>
      <p>
        ₹1,23,456.50 · 0123456789 · <strong>₹412.50</strong>
      </p>
      <p lang="hi">नमस्ते। आपका जन्म समय 6:42 सुबह, नागपुर — सही है?</p>
      <p lang="sa" style={{ fontSize: 'var(--text-20)', fontFamily: 'var(--font-display)' }}>
        वक्रतुण्ड महाकाय सूर्यकोटि समप्रभ ।
      </p>
    </div>
  ),
}
