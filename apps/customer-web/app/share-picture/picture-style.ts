import type { Ramp } from '@tarapath/ui-kit'

// A social network shows the picture as it is, so it has the light theme only. The renderer knows no custom properties:
// these are values of `ui-kit/src/styles`.
export const COLOURS = {
  paper: '#fcfaf6',
  line: '#dcd2c4',
  text: '#1d1912',
  muted: '#4b4439',
  primary: '#016973',
  money: '#eba803',
  moneyText: '#663800',
  star: '#d23020',
}

const RAMPS: Record<Ramp, { hue: string; deep: string }> = {
  sindoor: { hue: '#f45844', deep: '#d23020' },
  mor: { hue: '#50c9d8', deep: '#048692' },
  jamun: { hue: '#ea96ce', deep: '#ad4d91' },
  kesar: { hue: '#eba803', deep: '#ab6100' },
  tulsi: { hue: '#74cd89', deep: '#36894e' },
  raat: { hue: '#95a6b0', deep: '#6c818c' },
}

/** The rules of `portrait.css` for one ramp. The initials of the person take the place of the glyph. */
export function portraitStyle(ramp: Ramp): string {
  const { hue, deep } = RAMPS[ramp]
  return `
.ui-jharokha-arch{fill:${mix(hue, 0.3, '#ffffff')};stroke:${mix(deep, 0.8, COLOURS.text)};stroke-width:1.2}
.ui-jharokha-petals{fill:none;stroke:${deep};stroke-width:1;stroke-linejoin:round}
.ui-jharokha-disc{fill:${mix(hue, 0.12, '#ffffff')};stroke:${mix(deep, 0.7, COLOURS.text)};stroke-width:1}
.ui-jharokha-glyph{display:none}`
}

export const BRAND_STYLE = `
.ui-brand-gnomon{fill:${COLOURS.money};stroke:none}
.ui-brand-dial,.ui-brand-ground{fill:none;stroke:${COLOURS.text};stroke-width:1.8;stroke-linecap:round}
.ui-brand-star{fill:${COLOURS.star}}`

function mix(first: string, share: number, second: string): string {
  const channel = (at: number) => {
    const [a, b] = [first, second].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number]
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
