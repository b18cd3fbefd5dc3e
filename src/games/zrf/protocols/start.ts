import { CecpConversation } from './cecp/cecp.ts';
import type { ProtocolName } from './position/move-form.ts';
import type { Conversation, Host } from './search/host.ts';
import type { EngineSetup } from './search/player.ts';
import { UciConversation } from './uci/uci.ts';

/** Starts a conversation as an engine. */
export function startConversation(
  protocol: ProtocolName,
  setup: EngineSetup,
  host: Host,
): Conversation {
  if (protocol === 'cecp') return new CecpConversation(setup, host);
  return new UciConversation(protocol, setup, host);
}
