const stroke = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/** The icons of the store, in the hand of those of the kit. */
export const CartIcon = () => (
  <svg width="24" height="24" {...stroke}>
    <path d="M3 4.5h2.6l2 11h10.2l2.2-8H6.4M9 20h.01M16.6 20h.01" />
  </svg>
)

export const TruckIcon = () => (
  <svg width="20" height="20" {...stroke}>
    <path d="M3 6h10.5v10.5H3zM13.5 9.5h4L21 13v3.5h-7.5M5.6 18a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0M15.1 18a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0" />
  </svg>
)

export const PinIcon = () => (
  <svg width="20" height="20" {...stroke}>
    <path d="M12 21s-6.5-6-6.5-11.2a6.5 6.5 0 0 1 13 0C18.5 15 12 21 12 21M9.6 9.8a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0" />
  </svg>
)
