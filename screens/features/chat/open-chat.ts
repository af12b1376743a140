/** Event of the window by which another part of the page opens the chat. */
export const chatAsked = 'chat-asked'

/** Opens the chat, if the page has one. */
export const openChat = (): void => void window.dispatchEvent(new Event(chatAsked))
