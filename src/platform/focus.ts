/** Whether focus came by keyboard and should be shown. On phones and tablets only a keyboard moves it. */
export const isFocusShown = (_target: unknown): boolean => true;
