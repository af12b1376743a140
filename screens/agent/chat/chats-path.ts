/** Base path of the agents' requests. */
export const chatsPath = '/service-csp/agent/secure/api/v1/chats'
