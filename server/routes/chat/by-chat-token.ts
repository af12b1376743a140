/** For the schema of a call that admits by a chat token, in `Authorization: Bearer`. */
export const byChatToken = { security: [{ chatToken: [] }] }
