import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the website. */
export default [
  index('routes/home/home.tsx'),
  route('consult-astrologer-online', 'routes/astrologers.tsx'),
  route('consult-astrologer-online/:slug', 'routes/astrologer.tsx'),
  route('wallet', 'routes/wallet.tsx'),
  route('wallet/payment', 'routes/payment.tsx'),
  route('chat', 'routes/chat.tsx'),
  route('history', 'routes/history.tsx'),
  route('history/:id', 'routes/consultation.tsx'),
  route('history/:id/receipt', 'routes/receipt.tsx'),
  route('horoscope', 'routes/horoscope/horoscopes.tsx'),
  route('horoscope/:type', 'routes/horoscope/horoscope.tsx'),
  route('horoscope/:type/:sign', 'routes/horoscope/reading.tsx'),
  route('queue', 'routes/queue.tsx'),
  route('calculators', 'routes/calculators.tsx'),
  route('calculators/:product/:type?', 'routes/calculator.tsx'),
  route('login', 'routes/login.tsx'),
  route('share/:name', 'routes/share-picture.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemaps/:file', 'routes/sitemap.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
