import { checkOrderPlacement } from '@tarapath/api-client/payments'
import { profileAtom, SignInPrompt } from '@tarapath/customer-core/account'
import { apiContext, loadSection, PageMeta, ScreenSkeleton, signInContext } from '@tarapath/customer-core/platform'
import { Button, EmptyState } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import type { Route } from './+types/checkout'
import { readCart } from './cart.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSum } from './cart-sum.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { loadCartProducts } from './load-cart.ts'
import { priceCart } from './price-cart.ts'
import { usePricedCart } from './use-priced-cart.ts'
import styles from './cart.module.css'
import { cartWords } from './words/cart.gen.ts'
import { checkoutWords } from './words/checkout.gen.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const HydrateFallback = () => <ScreenSkeleton title={checkoutWords().title} />

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const isSignedIn = context.get(signInContext).isSignedIn()
  const products = await loadCartProducts(api)
  const { totalPaise } = priceCart(readCart(), products)
  const check =
    isSignedIn && totalPaise > 0 ? await loadSection(checkOrderPlacement(api, { amount: totalPaise / 100 })) : null
  return { isSignedIn, products, balance: check?.ok ? check.data.balance : null }
}

export default function CheckoutScreen({ loaderData: { isSignedIn, products, balance } }: Route.ComponentProps) {
  const cart = usePricedCart(products)
  const profile = useAtomValue(profileAtom)
  const words = checkoutWords()
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={words.title} noindex />
      <h1>{words.title}</h1>
      {cart.lines.length === 0 ? (
        <EmptyState title={cartWords().empty} action={<Button href="/store">{cartWords().seeStore}</Button>} />
      ) : (
        <>
          <CartLines lines={cart.lines} />
          {isSignedIn ? (
            <CheckoutForm cart={cart} profile={profile.name === 'ready' ? profile.profile : null} balance={balance} />
          ) : (
            <>
              <CartSum cart={cart} />
              <SignInPrompt reason={words.signInFirst} />
            </>
          )}
        </>
      )}
    </main>
  )
}
