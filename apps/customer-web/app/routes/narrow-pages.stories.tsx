import { PHONE_320, storyThatFits } from '@tarapath/customer-core/story-that-fits'
import type { Meta } from '@storybook/react-vite'
import { storyPages } from './story-pages.ts'

/** The pages of the website in the letters of Hindi, longer than English, on the narrowest phones: nothing may leave its page. */
const meta = {
  title: 'Screens/Website in Hindi',
  tags: ['!autodocs'],
  globals: { language: 'devanagari', ...PHONE_320 },
  parameters: {
    screen: { pages: storyPages },
    // These letters replace names too, such as "Tarapath" and "A+", which a translation keeps as they are drawn.
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  render: () => <></>,
} satisfies Meta
export default meta

export const Home = storyThatFits('/', false)
export const Horoscopes = storyThatFits('/horoscope', false)
export const Horoscope = storyThatFits('/horoscope/daily-horoscope/leo', false)
export const Store = storyThatFits('/store', false)
export const Product = storyThatFits('/store/tulsi-mala', false)
export const EmptyCart = storyThatFits('/cart', false)
export const Orders = storyThatFits('/orders')
export const Courses = storyThatFits('/courses', false)
export const Course = storyThatFits('/courses/1', false)
export const MyCourses = storyThatFits('/courses/mine')
export const Mantra = storyThatFits('/mantras/gayatri-mantra', false)
export const Topic = storyThatFits('/topics/career', false)
export const SearchFindsNothing = storyThatFits('/search?q=qqxxzz', false)
export const Contact = storyThatFits('/contact', false)
export const Landing = storyThatFits('/landing', false)
export const Register = storyThatFits('/register-consultant', false)
export const Offers = storyThatFits('/offers', false)
export const Blogs = storyThatFits('/blogs', false)
