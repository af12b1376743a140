/** Address of the calls of agents. */
export const chatsPath = '/service-csp/agent/secure/api/v1/chats'
