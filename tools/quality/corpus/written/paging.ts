import type { WrittenTopic } from './topic';

/** Invented texts about paging: every one is written for this file. */
export const paging: WrittenTopic = {
  name: 'Paging',
  language: 'English',
  question: 'What is paging, and why do operating systems use it?',
  source: `In computer operating systems, paging is a memory management scheme by which a computer stores and
retrieves data from secondary storage for use in main memory. In this scheme, the operating system divides the
address space of every process into blocks of equal size called pages, and physical memory into blocks of the same
size called frames. Paging is an important part of virtual memory implementations in modern operating systems, using
secondary storage to let programs exceed the size of available physical memory.
When a program refers to an address, the hardware splits it into a page number and an offset. The page number is used
as an index into a page table, which is kept in main memory and contains the frame number of each page that is
resident. The physical address is obtained by combining the frame number with the offset. Because every reference
would otherwise require an additional access to memory, most processors contain a translation lookaside buffer, a
small associative cache that holds the most recently used entries of the page table.
If the page that is needed is not resident, the processor raises an exception known as a page fault. The operating
system then has to determine the location of the data in secondary storage, obtain an empty frame in main memory to
use as a container for the data, load the requested data into the available frame, update the page table to refer to
the new frame, and return control to the program, which transparently retries the instruction that caused the fault.
If no frame is free, a page replacement algorithm selects a victim. A page that has been modified since it was last
read must be written back before its frame can be reused; such pages are called dirty.
Paging avoids external fragmentation, since any free frame can satisfy any request, but it suffers from internal
fragmentation, because the last page of a process is rarely full. Small pages reduce this waste, yet they enlarge the
page table. When the working sets of the active processes together exceed the available frames, the system spends more
time moving pages than executing instructions. This condition is called thrashing, and it can be relieved by reducing
the number of processes or by adding memory. Pages may also be shared between processes, which allows a single copy of
a library to be used by many programs at the same time.`,
  copies: {
    near: [
      `In computer operating systems, paging is a memory management scheme by which a computer stores and retrieves
data from secondary storage for use in main memory. The operating system divides the address space of every process
into blocks of equal size called pages, and physical memory into blocks of the same size called frames. Paging is an
important part of virtual memory implementations, using secondary storage to let programs exceed the size of
available physical memory. If the page that is needed is not resident, the processor raises an exception known as a
page fault. The operating system then has to determine the location of the data in secondary storage, obtain an empty
frame in main memory, load the requested data into the available frame, update the page table, and return control to
the program. Paging avoids external fragmentation, since any free frame can satisfy any request, but it suffers from
internal fragmentation, because the last page of a process is rarely full.`,
    ],
    light: [
      `Paging is a scheme of memory management by which a computer stores and retrieves data from secondary storage
for use in the main memory. The operating system splits the address space of each process into equal sized blocks
called pages, and the physical memory into blocks of the same size, called frames. It is an important part of virtual
memory in modern systems, because it lets programs exceed the size of the physical memory available. Every address is
divided by the hardware into a page number and an offset. The page number is an index into the page table, which is
kept in main memory and gives the frame number of each resident page. If a page is not resident, the processor raises
a page fault. The operating system must then find the location of the data in secondary storage, obtain an empty frame,
load the data into the frame, update the page table to refer to it, and return control to the program, which retries
the instruction that caused the fault. External fragmentation is avoided since any free frame can satisfy a request,
but there is internal fragmentation because the last page is rarely full.`,
    ],
    heavy: [
      `Operating systems manage memory with a technique known as paging. Main memory is cut into frames, and the
address space of every process into pages, which are blocks of the same size. With secondary storage behind it, a
program may be larger than the available physical memory. Translation works like this: from each address the hardware
takes a page number and an offset, looks up the frame number in the page table, and joins it with the offset to obtain
the physical address. A translation lookaside buffer, which is a small cache with the most recently used entries,
saves the extra access to memory. When a page is needed but not resident, a page fault occurs. Then the system locates
the data in secondary storage, finds an empty frame in main memory, loads the page, updates the page table and lets the
program retry the instruction that caused the fault. If there is no free frame, a victim is selected by a page
replacement algorithm, and a dirty page must be written back first. There is no external fragmentation since any free
frame will do, although the last page of a process is rarely full, which is called internal fragmentation. Thrashing
means that the system spends more time moving pages than executing instructions.`,
    ],
  },
  own: [
    `Every process believes that it has the whole memory for itself. The operating system creates this illusion with
paging. It cuts the memory of a process into pieces of, for example, four kilobytes, the pages, and real memory into
frames which have exactly the same length. A page can go into any frame, so the frames of a process need not be
neighbours. For each process there is a page table that tells in which frame a page is at the moment. Looking into this
table for every access would make the computer half as fast, therefore the CPU remembers recent translations in the
TLB. Some pages are not in RAM at all but on the disk. Touching one of them causes a page fault: the program is
stopped, the kernel reads the page from the disk, corrects the table and lets the program go on as if nothing had
happened. In my opinion there are two main reasons to use it. First, nobody has to look for one large hole in memory,
so external fragmentation disappears and only a part of the last page is wasted. Second, we can run more programs than
fit into RAM, at least as long as each one touches few pages. If they touch too many, the disk is busy all the time and
the machine thrashes, which everybody who opened forty browser tabs on an old laptop has seen.`,
    `Before paging, a program had to be loaded into one contiguous area of memory. After some time there were many
small holes between the programs, and although the holes together were big enough, a new program could not be started.
This is external fragmentation. With paging the logical memory is divided into fixed size pages and the physical memory
into fixed size frames. Since all of them are equal, any page fits anywhere. The logical address that the CPU generates
consists of a page number p and a page offset d. The number p is looked up in the page table, where we find the base
of the frame, and d is added to it. The programmer does not notice any of this. Protection comes for free: a valid bit
in every entry says whether the page belongs to the process, and other bits say if it may be written. Demand paging goes
one step further and loads a page only when it is used for the first time. An invalid entry leads to a trap, which is
the page fault. Good replacement rules, such as LRU or the clock algorithm, keep the number of faults low. The price
that we pay is the memory for the tables, which can be large with 64 bit addresses, so that tables of several levels
are used.`,
    `Paging means that memory is divided into pages and frames of the same size. The page table maps a page to its
frame. It is used because there is no external fragmentation and because the process can be larger than the physical
memory. If a page is missing, a page fault happens and the page is loaded.`,
    `What is paging, and why do operating systems use it? Paging is a technique in which the memory of a process is
divided into pages of a fixed size. The answer to the second part of the question is that operating systems use it in
order to get rid of external fragmentation and to offer virtual memory. I will explain both. As we know, a process
needs memory for its code, its data and its stack, and these grow and shrink. On the other hand the memory of the
computer is one long row of bytes. The job of the operating system is to bring the two together. With the help of the
page table, which the memory management unit reads, each page can be placed in any free frame. As a result, there are
no holes that nobody can use. Virtual memory is based on the same table: a bit in the entry tells if the page is
present. If it is not, a page fault occurs, and the operating system brings the page from the hard disk. When memory is
full, one of the other pages has to leave, for example the one that has not been used for the longest time. It is
important to choose well because the disk is very slow as compared to main memory.`,
    `Imagine a library with a small reading room and a large store in the basement. You can have a few books on your
desk, and for the others you fill in a slip and wait. Paging is the same for programs. The desk is RAM, the basement is
the disk, and the slip is a page fault. The unit that is carried up and down is a page, usually 4096 bytes. A table for
each process records where each page lies. The hardware consults it on each memory access, with a cache (TLB) so that it
does not slow things down. Why bother? Because memory was always scarce, because processes must not read each other's
data, and because placing variable-sized pieces leaves gaps. Equal pieces leave no gaps, apart from the unused rest
of the last one, called internal fragmentation. If the desk is much too small for everyone who works at it, the staff
only carries books and nobody reads: thrashing.`,
  ],
};
