import { GateFrame, type BoardGateProps } from './gate-frame';

const ready = () => undefined;

/** The way to a board. On a phone Skia is part of the app, so only the component is waited for. */
export function BoardGate<P extends object>(props: BoardGateProps<P>) {
  return <GateFrame {...props} prepare={ready} />;
}
