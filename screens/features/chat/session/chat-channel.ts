import type { CompleteTenant } from '#generated/tenant'
import type { TenantInfo } from '../../../journey/organization.ts'

export type ChatChannel = NonNullable<CompleteTenant['chat']>['channel']

export interface ChosenChannel {
  readonly channel: ChatChannel
  /** Whether the URL selected the channel. */
  readonly isForced: boolean
}

const channels: Readonly<Record<ChatChannel, true>> = {
  twilio: true,
  nice: true,
  stream: true,
  talkjs: true,
  chatbot: true,
}

/** Tag that marks requests of the chat as coming from this product. */
export const chatTag = 'heloc'

/**
 * Returns the channel of a lender's chat. Outside production, the query parameter `mode` may select another one (support
 * specification 2).
 */
export function chooseChannel({ chat }: Pick<TenantInfo, 'chat'>, mode?: string | null): ChosenChannel {
  if (chat?.mayBeForced && isChannel(mode)) return { channel: mode, isForced: true }
  return { channel: chat?.channel ?? 'chatbot', isForced: false }
}

const isChannel = (name: string | null | undefined): name is ChatChannel =>
  typeof name === 'string' && Object.hasOwn(channels, name)

/**
 * Returns whether agents answer: during their hours; never if the chatbot is the only channel, always if the URL requests
 * an agent.
 */
export const agentsAnswer = (
  { channel, isForced }: ChosenChannel,
  isOpen: boolean | undefined,
): boolean | undefined => channel !== 'chatbot' && (isForced || isOpen)
