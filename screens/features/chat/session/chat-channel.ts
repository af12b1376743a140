import type { CompleteTenant } from '#generated/tenant'
import type { TenantInfo } from '../../../journey/organization.ts'

export type ChatChannel = NonNullable<CompleteTenant['chat']>['channel']

export interface ChosenChannel {
  readonly channel: ChatChannel
  /** An address named it. */
  readonly isForced: boolean
}

const channels: Readonly<Record<ChatChannel, true>> = {
  ...{ twilio: true, nice: true, stream: true, talkjs: true },
  chatbot: true,
}

/** Marks what is asked here as coming from this product. */
export const chatTag = 'heloc'

/** Who carries a lender's chat; outside production, `mode` of the address names another (support specification 2). */
export function chooseChannel({ chat }: Pick<TenantInfo, 'chat'>, mode?: string | null): ChosenChannel {
  if (chat?.mayBeForced && isChannel(mode)) return { channel: mode, isForced: true }
  return { channel: chat?.channel ?? 'chatbot', isForced: false }
}

const isChannel = (name: string | null | undefined): name is ChatChannel =>
  typeof name === 'string' && Object.hasOwn(channels, name)

/** Whether agents answer: by their hours; never where the chatbot alone does, always where an address asks for an agent. */
export const agentsAnswer = (
  { channel, isForced }: ChosenChannel,
  isOpen: boolean | undefined,
): boolean | undefined => channel !== 'chatbot' && (isForced || isOpen)
