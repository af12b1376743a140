/** Header with the token that gives access to a conversation with the chatbot. */
export interface ByConversationToken {
  readonly 'x-chat-token'?: string
}

export const byConversationToken = {
  type: 'object',
  properties: {
    'x-chat-token': {
      type: 'string',
      maxLength: 100,
      description: 'Token of the conversation, from the answer that began it.',
    },
  },
}
