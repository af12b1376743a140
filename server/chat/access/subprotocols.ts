/** The protocol of schemas/api/chat.schema.json. */
export const chatProtocol = 'heloc-chat.v1'

/** The ticket among the subprotocols that a socket offers: there neither an address nor a log holds it. */
export const findTicket = (offered: string | undefined): string | undefined =>
  offered
    ?.split(',')
    .map((protocol) => protocol.trim())
    .find((protocol) => protocol.startsWith('ticket.'))
    ?.slice('ticket.'.length)
