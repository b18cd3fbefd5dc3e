export { startConversation } from './start.ts';
export { PROTOCOLS } from './position/move-form.ts';
export type { ProtocolName } from './position/move-form.ts';
export type { Conversation, Host, SearchListener } from './search/host.ts';
export { TOP_LEVEL } from './search/move-search.ts';
export type { MoveSearch } from './search/move-search.ts';
export { unsuitability } from './search/player.ts';
export type { EngineSetup } from './search/player.ts';
