"""A small load flow, so that the figures on a screen or a sheet belong to the network they stand beside."""
import dataclasses

import numpy as np

BASE = 100.0
"""MVA."""


@dataclasses.dataclass(frozen=True)
class Busbar:
    name: str
    kilovolts: float
    load: complex = 0j
    """MW + j Mvar taken out; generation is negative. The first busbar holds the voltage and takes the balance."""


@dataclasses.dataclass(frozen=True)
class Branch:
    start: int
    end: int
    impedance: complex
    """Per unit on 100 MVA."""
    charging: float = 0.0
    tap: float = 1.0
    """Off-nominal ratio at the start; lower lifts the end."""


BUSBARS = (
    Busbar('NORTHGATE', 132), Busbar('MARSH LANE', 132), Busbar('QUAY', 132),
    Busbar('MARSH LANE', 33, 68 + 18j), Busbar('QUAY', 33, 54 + 16j), Busbar('SALTINGS SOLAR', 33, -35 + 0j))
BRANCHES = (
    Branch(0, 1, 0.012 + 0.045j, 0.012), Branch(0, 2, 0.016 + 0.060j, 0.015), Branch(1, 2, 0.014 + 0.052j, 0.012),
    Branch(1, 3, 0.004 + 0.125j, tap=0.95), Branch(2, 4, 0.004 + 0.125j, tap=0.95), Branch(4, 5, 0.045 + 0.060j, 0.004))


@dataclasses.dataclass(frozen=True)
class Solution:
    voltages: np.ndarray
    """Complex, per unit."""
    flows: tuple
    """MW + j Mvar into each branch at its start."""
    supply: complex
    """MW + j Mvar from the first busbar."""


def solve(busbars=BUSBARS, branches=BRANCHES, slack=1.02):
    """Current injections iterated until they agree with the loads."""
    count = len(busbars)
    admittance = np.zeros((count, count), complex)
    for branch in branches:
        series, shunt = 1 / branch.impedance, 1j * branch.charging / 2
        admittance[branch.start, branch.start] += (series + shunt) / branch.tap**2
        admittance[branch.end, branch.end] += series + shunt
        for pair in ((branch.start, branch.end), (branch.end, branch.start)):
            admittance[pair] -= series / branch.tap
    taken = np.array([busbar.load for busbar in busbars]) / BASE
    voltages = np.full(count, slack, complex)
    inverse = np.linalg.inv(admittance[1:, 1:])
    for _ in range(60):
        voltages[1:] = inverse @ (np.conj(-taken[1:] / voltages[1:]) - admittance[1:, 0] * voltages[0])
    flows = []
    for branch in branches:
        start, end = voltages[branch.start], voltages[branch.end]
        current = (start / branch.tap - end) / branch.impedance / branch.tap
        current += start * 1j * branch.charging / 2 / branch.tap**2
        flows.append(BASE * start * np.conj(current))
    return Solution(voltages, tuple(flows), BASE * voltages[0] * np.conj(admittance[0] @ voltages))
