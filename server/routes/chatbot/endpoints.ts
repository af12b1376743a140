export { chatbotFeedback } from './chatbot-feedback.ts'
export { chatbotHistory } from './chatbot-history.ts'
export { chatbotQuestion } from './chatbot-question.ts'
