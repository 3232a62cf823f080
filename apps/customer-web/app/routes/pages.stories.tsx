import { listProducts } from '@tarapath/api-client/store'
import type { ProductSummary } from '@tarapath/api-client/types'
import { endedChat } from '@tarapath/customer-core/ended-chat'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { longCourse } from './courses/story-courses.ts'
import { storyPages } from './story-pages.ts'
import type { CartLine } from './store/cart.ts'
import { pricePaise } from './store/price-cart.ts'

const meta = {
  title: 'Screens/Website',
  tags: ['!autodocs'],
  parameters: { screen: { pages: storyPages } },
  render: () => <></>,
  afterEach() {
    for (const key of ['cart', 'ownSign']) localStorage.removeItem(key)
    delete document.documentElement.dataset['continue']
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Viewer = Parameters<typeof endedChat>[0]
type Path = string | ((viewer: Viewer) => Promise<string>)

/** A page, and a text in it by which one sees that it is there. */
const page = (path: Path, text: RegExp | string, screen: object = {}): Story => ({
  parameters: { screen: { path, ...screen } },
  play: ({ canvas }) =>
    waitFor(() => {
      const [first] = within(canvas.getByRole('main')).getAllByText(text)
      return expect(first).toBeVisible()
    }),
})
const SIGNED_IN = { isSignedIn: true }

const productWhere =
  (isWanted: (product: ProductSummary) => boolean) =>
  async ({ api }: Viewer): Promise<string> => {
    const product = (await listProducts(api, { limit: 100 })).results.find(isWanted)
    if (!product) throw new Error('No product of the demo data is like this.')
    return `/store/${product.slug}`
  }

/** The address, with a product in the cart whose price was seen as so many rupees more than now. */
const withCart =
  (path: string, rupeesMore = 0) =>
  async ({ api }: Viewer): Promise<string> => {
    const { results } = await listProducts(api, { limit: 100 })
    const product = results.find(({ in_stock: isInStock }) => isInStock)
    if (!product) throw new Error('Everything is sold out.')
    const line: CartLine = {
      slug: product.slug,
      productId: product.id,
      variantId: null,
      quantity: 2,
      seenPaise: pricePaise(product) + rupeesMore * 100,
    }
    localStorage.setItem('cart', JSON.stringify([line]))
    return path
  }

const withOwnSign = async (): Promise<string> => {
  localStorage.setItem('ownSign', JSON.stringify('scorpio'))
  return '/'
}

const afterAChat: typeof endedChat = async (viewer) => {
  await endedChat(viewer)
  // The place that the boot script keeps for who has been here before.
  document.documentElement.dataset['continue'] = ''
  return '/'
}

export const Home = page('/', /^Ask someone/)
export const HomeWithOwnSign = page(withOwnSign, /^Vrishchika today/)
export const HomeOfACustomer = page(afterAChat, /^Continue with/, SIGNED_IN)
/** Each block fails alone. */
export const HomeFails = page('/', 'Online astrologers did not load', { network: 'failing' })
export const HomeOffline = page('/', /^You’re offline/, { network: 'offline' })

export const Store = page('/store', /^Return unused|^Prices include/)
export const StoreFails: Story = {
  parameters: { screen: { path: '/store', network: 'failing' } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByText('Something went wrong')[0]).toBeVisible()),
}
export const StoreOffline = page('/store', 'You’re offline', { network: 'offline' })
export const ProductInStock = page(
  productWhere(({ in_stock: isInStock }) => isInStock),
  /incl. GST/,
)
export const ProductSoldOut = page(
  productWhere(({ in_stock: isInStock }) => !isInStock),
  /incl. GST/,
)
export const NoSuchProduct = page('/store/nothing', /Page not found/)
export const EmptyCart = page('/cart', /empty/)
export const Cart = page(withCart('/cart'), 'Check out')
export const CartWithAnotherPrice = page(withCart('/cart', 100), /when you added it/)
export const CheckoutOfAVisitor = page(withCart('/checkout'), /Sign in to order/)
export const Checkout = page(withCart('/checkout'), /PIN code/i, SIGNED_IN)
export const NoOrders = page('/orders', /No orders/, { ...SIGNED_IN, isNew: true })
export const OrdersOfAVisitor = page('/orders', 'Sign in')

export const Courses = page('/courses', 'Courses')
export const Course = page('/courses/1', /Syllabus/)
export const CourseThatIsLong = page(longCourse('open'), /^Enrol for/)
/** For an enrolled customer the status stands before the syllabus, without price and seats. */
const ownCourse = (state: Parameters<typeof longCourse>[0], hint: RegExp): Story => ({
  ...page(longCourse(state), hint, SIGNED_IN),
  async play({ canvas }) {
    // The page takes the place of what is shown while it loads.
    const notice = await canvas.findByText(hint)
    const main = within(canvas.getByRole('main'))
    await expect(notice.compareDocumentPosition(main.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(main.queryByText(/₹/)).toBeNull()
    await expect(main.queryByText('Seats left')).toBeNull()
  },
})
export const CourseOfACustomer = ownCourse(
  'enrolled',
  /^It starts on .* \d{1,2}:\d\d [ap]m\. We write to you before then/,
)
/** Nobody writes before a start that has passed. */
export const CourseOfACustomerThatStarted = ownCourse('enrolled and started', /^It has been running since [^.]+\.$/)
export const CourseOfACustomerThatIsRecorded = ownCourse('enrolled and recorded', /^The lessons are recorded/)
export const CourseThatIsFree = page('/courses/1', /^Enrol for free/, SIGNED_IN)
export const CourseThatIsFull = page(longCourse('full'), 'This course is full', SIGNED_IN)
export const CourseThatStarted = page(longCourse('started'), 'This course has started', SIGNED_IN)
/** What was paid for has no price any more, and says since when it runs. */
export const MyCourses: Story = {
  ...page(longCourse('enrolled and started', '/courses/mine'), 'Enrolled', SIGNED_IN),
  async play({ canvas }) {
    const [since] = await canvas.findAllByText(/^Started \d/)
    const card = within(since!.closest('li')!)
    await expect(card.getByText('Enrolled')).toBeVisible()
    await expect(card.getByRole('link', { name: /^ज्योतिष शास्त्र/ })).toBeVisible()
    await expect(card.queryByText(/₹/)).toBeNull()
  },
}
/** The list of all courses says of a customer's own that they have it. */
export const CoursesOfACustomer: Story = {
  ...page(longCourse('enrolled and started', '/courses'), 'Enrolled', SIGNED_IN),
}
export const CoursesFail = page('/courses', /did not load|went wrong/, { network: 'failing' })
export const CoursesOffline = page('/courses', 'You’re offline', { network: 'offline' })
export const NoSuchCourse = page('/courses/0', /Page not found/)
export const NoCourses = page('/courses/mine', 'No courses yet', { ...SIGNED_IN, isNew: true })

export const Mantras = page('/mantras', 'Mantras')
export const MantraSearch = page('/mantras?q=gayatri', /Gayatri/)
export const MantraCategory = page('/mantras/category/ganesha', /Ganesh/)
export const Mantra = page('/mantras/gayatri-mantra', /Gayatri/)
export const MantraInTamil = page('/mantras/gayatri-mantra?language=ta', /Gayatri/)
export const MantraInAnotherLanguage = page('/mantras/gayatri-mantra?language=fr', /Gayatri/)
export const NoSuchMantra = page('/mantras/nothing', /Page not found/)

export const Topics = page('/topics', 'Topics')
export const Topic = page('/topics/career', /Career/)
export const NoSuchTopic = page('/topics/nothing', /Page not found/)
export const Blogs = page('/blogs', 'Blogs')
export const Horoscopes = page('/horoscope', /^Aries/)
export const DailyHoroscope = page('/horoscope/daily-horoscope', /Aries/)
export const HoroscopeOfASign = page('/horoscope/daily-horoscope/leo', /Simha/)
export const HoroscopeOfAnotherDay = page('/horoscope/daily-horoscope/leo/2026-11-10', /Simha/)
export const HoroscopeOfAYear = page('/horoscope/yearly-horoscope/leo', /Simha/)
export const HoroscopesFail = page('/horoscope', 'Today’s horoscope did not load', { network: 'failing' })
export const HoroscopeFails: Story = {
  parameters: { screen: { path: '/horoscope/daily-horoscope/leo', network: 'failing' } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByText('Something went wrong')[0]).toBeVisible()),
}
export const HoroscopeOffline = page('/horoscope/daily-horoscope/leo', 'You’re offline', { network: 'offline' })

export const Search = page('/search', 'Search')
export const SearchFinds = page('/search?q=gaytri', /Gayatri/)
export const SearchFindsNothing = page('/search?q=qqxxzz', /qqxxzz/)
export const Contact = page('/contact', /Contact/)
export const Landing = page('/landing', /speaks your language/)
export const Testimonials = page('/testimonials', 'Testimonials and reviews')
export const Offers = page('/offers', 'Offers')
export const SearchFails = page('/search?q=shani', /did not load|went wrong/, { network: 'failing' })
export const OrdersFail = page('/orders', /did not load|went wrong/, { ...SIGNED_IN, network: 'failing' })
export const Offline = page('/offline', 'You’re offline')
export const Register = page('/register-consultant', /^Step 1 of/)
/** The first step, sent without an answer, says what is missing. */
export const RegisterIncomplete: Story = {
  parameters: { screen: { path: '/register-consultant' } },
  async play({ canvas }) {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Continue' }))[0]!)
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toBeVisible())
  },
}
