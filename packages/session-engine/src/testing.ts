export {
  createVirtualWorld,
  type Tab,
  type TabOptions,
  type VirtualWorld,
} from './virtual-world/create-virtual-world.ts'
export { inProgress, noneInProgress, type Call, type Script } from './virtual-world/scripted-server.ts'
