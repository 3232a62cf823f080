import { startInteraction } from '../first-interaction.ts'
import { lateScreen } from '../late-screen.tsx'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'
export { loader } from '@tarapath/customer-core/horoscope/calculator-screen'

// An address with inputs asks for their result, which waits for nobody.
if (!import.meta.env.SSR && location.hash.includes('=')) startInteraction()

export default lateScreen(() => import('@tarapath/customer-core/horoscope/calculator-screen'))
