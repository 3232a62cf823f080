export { AstrologerTile } from './astrologer-tile.tsx'
export { FavouriteButton } from './favourite-button.tsx'
export { profilePath } from './astrologer-summary.ts'
export { roleOf } from './role-of.ts'
