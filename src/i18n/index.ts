export * from './languages.ts';
export * from './messages.ts';
