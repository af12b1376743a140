/** Subprotocol of chat sockets, described in schemas/api/chat.schema.json. */
export const chatProtocol = 'heloc-chat.v1'

/** Finds the ticket among the subprotocols that a socket offers. There it appears in no address and no log. */
export const findTicket = (offered: string | undefined): string | undefined =>
  offered
    ?.split(',')
    .map((protocol) => protocol.trim())
    .find((protocol) => protocol.startsWith('ticket.'))
    ?.slice('ticket.'.length)
