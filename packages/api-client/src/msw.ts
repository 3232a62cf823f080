export { handlers } from './generated/handlers.gen.ts'
export type { HandlerFactory, Resolver, ResolverInput } from './msw/handler.ts'
export { handlersFrom } from './msw/handlers-from.ts'
