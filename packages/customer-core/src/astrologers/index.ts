export { AstrologerTile } from './astrologer-tile.tsx'
export { FavouriteButton } from './favourite-button.tsx'
export { profilePath } from './astrologer-summary.ts'
