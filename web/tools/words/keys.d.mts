export function keysSource(): string;
