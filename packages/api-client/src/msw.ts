export { handlers } from './generated/handlers.gen.ts'
export type { Asked, MakeHandler, Resolver } from './msw/handler.ts'
export { handlersFrom } from './msw/handlers-from.ts'
