import { leaveFirstPage } from '../outdated-page.ts'

// No server rendered the first page here, so no code may wait for the first interaction.
leaveFirstPage()

/** The pages that only the website has, for their stories, with the paths of `routes.ts`. */
export const storyPages = [
  { path: '/', load: () => import('./home/home.tsx') },
  { path: '/store', load: () => import('./store/store.tsx') },
  { path: '/store/:slug', load: () => import('./store/product.tsx') },
  { path: '/cart', load: () => import('./store/cart-page.tsx') },
  { path: '/checkout', load: () => import('./store/checkout.tsx') },
  { path: '/orders', load: () => import('./store/orders.tsx') },
  { path: '/orders/:id', load: () => import('./store/order.tsx') },
  { path: '/courses', load: () => import('./courses/courses.tsx') },
  { path: '/courses/mine', load: () => import('./courses/my-courses.tsx') },
  { path: '/courses/:id', load: () => import('./courses/course.tsx') },
  { path: '/mantras', load: () => import('./mantras/mantras.tsx') },
  { path: '/mantras/category/:slug', load: () => import('./mantras/category.tsx') },
  { path: '/mantras/:slug', load: () => import('./mantras/mantra.tsx') },
  { path: '/topics', load: () => import('./topics/topics.tsx') },
  { path: '/topics/:slug', load: () => import('./topics/topic.tsx') },
  { path: '/search', load: () => import('./search/search.tsx') },
  { path: '/contact', load: () => import('./contact/contact.tsx') },
  { path: '/landing', load: () => import('./landing/landing.tsx') },
  { path: '/register-consultant', load: () => import('./register/register.tsx') },
  { path: '/testimonials', load: () => import('./offers/testimonials-page.tsx') },
  { path: '/offers', load: () => import('./offers/offers.tsx') },
  { path: '/blogs', load: () => import('./blogs/blogs.tsx') },
  { path: '/offline', load: () => import('./offline/offline.tsx') },
  { path: '/horoscope', load: () => import('./horoscope/horoscopes.tsx') },
  { path: '/horoscope/:type', load: () => import('./horoscope/horoscope.tsx') },
  { path: '/horoscope/:type/:sign/:date?', load: () => import('./horoscope/reading.tsx') },
]
